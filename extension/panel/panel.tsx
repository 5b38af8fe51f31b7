import { show } from '../ui/page';
import { App } from './App';
import { follow } from './follow';
import './panel.css';

show('tab_links', <App />);
void follow();
