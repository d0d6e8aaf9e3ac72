import { draftName, readDraftName } from '@dwang/contracts/values';

const PREFIX = 'dwang-draft:';
/** Forms whose name ended in the number of the person that they were of. */
const NUMBERED = /^(profile|feedback|floor-plan|furniture-planner|site-planner)-(\d+)$/;
/** Lists of tools that were of the browser and went at sign-out. */
const LISTS = ['laser-list', 'load-schedule', 'calculator-history'];

/**
 * Gives what an earlier version kept without a person's name to the person that it is of. Where the name does not say so, it goes to the
 * one who is kept on this device (null: nobody), if nobody else has left anything here; otherwise it is removed, as it may be another's.
 */
export function renameOldDrafts(kept: number | null): void {
  const names = Object.keys(localStorage);
  const isShared = names.some((name) => {
    const known = readDraftName(name);
    return known !== null && known.owner !== null && known.owner !== kept;
  });
  const heir = isShared ? null : kept;
  for (const name of names) {
    if (!name.startsWith(PREFIX) || readDraftName(name)) continue;
    const what = name.slice(PREFIX.length);
    const [, form, number] = NUMBERED.exec(what) ?? [];
    if (form && number) move(name, Number(number), form);
    else move(name, heir, what);
  }
  for (const list of LISTS) move(`dwang-${list}`, heir, list);
}

function move(name: string, owner: number | null, what: string): void {
  const value = localStorage.getItem(name);
  localStorage.removeItem(name);
  if (value === null || owner === null) return;
  const next = draftName(owner, what);
  if (localStorage.getItem(next) === null) localStorage.setItem(next, value);
}
