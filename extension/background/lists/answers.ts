import type { Handlers } from '../../platform/messaging';
import type { ListState } from '../../platform/lists/list-state';
import { keepAlarm } from './schedule';
import { changeList, readLists } from './state';
import { refresh, subscribe, unsubscribe } from './subscribe';

/** What the worker answers about lists. */
export const listAnswers: Pick<Handlers, 'lists' | 'addList' | 'changeList' | 'refreshList' | 'removeList'> = {
  lists: () => readLists(),
  addList: ({ source }) => subscribe(source),
  changeList: ({ id, patch }) => kept(changeList(id, patch)),
  refreshList: ({ id }) => refresh(id),
  removeList: ({ id }) => kept(unsubscribe(id)),
};

async function kept(change: Promise<readonly ListState[]>): Promise<readonly ListState[]> {
  const lists = await change;
  await keepAlarm(lists);
  return lists;
}
