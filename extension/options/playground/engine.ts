/** A door of its own to the engine, which is loaded when it is first needed; the worker, which has it too, stays as it is. */
export { engineFor } from '../../engine/engine';
