import { renewLedger } from './asset-keeper.mjs';
import { hints } from './first-screen-hints.mjs';
import { missingShares } from './provide-guard.mjs';

const DAY = 86_400_000;

test('RC-109: files of earlier builds stay for seven days after they were last current', () => {
  const now = 100 * DAY;
  const { next, stale } = renewLedger(
    { 'a.js': now - 8 * DAY, 'b.js': now - 6 * DAY, 'c.js': now - 8 * DAY },
    ['c.js', 'd.js'],
    now,
  );
  expect(stale).toEqual(['a.js']);
  expect(next).toEqual({ 'b.js': now - 6 * DAY, 'c.js': now, 'd.js': now });
});

test('RC-115: a build that provides nothing is noticed', () => {
  expect(missingShares(['react', '@dwang/kit'], 'initializeSharingData={scopeToSharingDataMapping:{}}')).toEqual([
    'react',
    '@dwang/kit',
  ]);
  expect(missingShares(['react', '@dwang/kit'], '{default:[{name:"react",version:"19.3.1"}]}')).toEqual(['@dwang/kit']);
});

test('preload hints of scripts and styles carry no crossorigin, those of fonts do', () => {
  expect(hints(['assets/1.js', 'assets/1.css'], ['assets/inter.woff2'])).toBe(
    '<link rel="preload" as="script" href="/assets/1.js"><link rel="preload" as="style" href="/assets/1.css">' +
      '<link rel="preload" as="font" href="/assets/inter.woff2" type="font/woff2" crossorigin>',
  );
});
