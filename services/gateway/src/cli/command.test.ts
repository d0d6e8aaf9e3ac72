import { readCommand } from './command';

it.each([
  [[], { name: 'serve' }],
  [['--doctor'], { name: 'doctor' }],
  [['--create-admin'], { name: 'create-admin' }],
  [['--close-demo'], { name: 'close-demo' }],
  [['--verify-audit'], { name: 'verify-audit' }],
  [['--restore', 'a.dwang-backup'], { name: 'restore', path: 'a.dwang-backup', isForced: false }],
  [['--force', '--restore=a.dwang-backup'], { name: 'restore', path: 'a.dwang-backup', isForced: true }],
])('TR-213 reads %j', (args, command) => {
  expect(readCommand(args)).toEqual(command);
});

it.each([
  [['--restoree', 'a'], '"--restoree" is not known. Known: --doctor, '],
  [['--no-doctor'], '"--no-doctor" is not known'],
  [['-f'], '"-f" is not known'],
  [['serve'], '"serve" is not known'],
  [['--restore', 'a', 'b'], '"b" is not known'],
  [['--restore'], 'Say which backup'],
  [['--restore', '--force'], 'Say which backup'],
  [['--restore='], 'Say which backup'],
  [['--doctor=yes'], '--doctor takes no value'],
  [['--force'], '--force belongs to --restore'],
  [['--doctor', '--create-admin'], 'not both'],
])('TR-213 starts nothing for %j, and says why', (args, words) => {
  expect(() => readCommand(args)).toThrow(words);
});
