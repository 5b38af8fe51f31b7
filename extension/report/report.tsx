import { show } from '../ui/page';
import { App } from './App';
import { load } from './state';
import './report.css';

show('report_title', <App />);
void load();
