import { readFileSync } from 'node:fs';

const LOOK_EVERY = 50;
const KB = 1024;

/** What a process holds now, in bytes: all of it, and that part of it which is its own and no file of the disk that the system may drop. */
export function heldBy(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * KB;
  return { all: of('VmRSS'), own: of('RssAnon') };
}

/** Watches how much memory a process holds while `work` runs (Linux); answers what it answers, and the most that was seen. */
export async function watchMemory(pid, work) {
  const most = heldBy(pid);
  const timer = setInterval(() => {
    const { all, own } = heldBy(pid);
    most.all = Math.max(most.all, all);
    most.own = Math.max(most.own, own);
  }, LOOK_EVERY);
  try {
    return { result: await work(), most };
  } finally {
    clearInterval(timer);
  }
}
