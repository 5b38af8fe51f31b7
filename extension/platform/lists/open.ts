import { type ListDatabase, openListDatabase } from './database';

let opened: Promise<ListDatabase> | null = null;

/** The database of lists, opened once a run of the worker. @throws DOMException where the browser refuses it */
export function listDatabase(): Promise<ListDatabase> {
  opened ??= openListDatabase().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
