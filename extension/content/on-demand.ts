import { drawNotice } from './on-demand/draw-notice';
import { readSelection } from './on-demand/read-selection';
import { readTitle } from './on-demand/read-title';
import { watchAddress } from './on-demand/watch-address';
import type { OnDemand } from '../platform/on-demand';

const onDemand: OnDemand = { drawNotice, readSelection, readTitle, watchAddress };

// This world is the extension's own: the page does not see what is kept on it.
(globalThis as { plainlink?: OnDemand }).plainlink = onDemand;
