import { show } from '../ui/page';
import { App } from './App';
import './welcome.css';

show('welcome_title', <App />);
