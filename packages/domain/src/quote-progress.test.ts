import fc from 'fast-check';
import { doneCents, netShares } from './quote-progress';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

it('shares a discount out to the cent', () => {
  expect(netShares([1000, 1000, 1000], 100)).toEqual([967, 966, 967]);
  expect(netShares([1000, 0, 500], 0)).toEqual([1000, 0, 500]);
  expect(netShares([1000, -1000], 0)).toEqual([0, 0]);
  const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (lines, part) => {
      const discount = Math.floor((sum(lines) * part) / 10_000);
      const shares = netShares(lines, discount);
      return sum(shares) === (sum(lines) === 0 ? 0 : sum(lines) - discount) && shares.every((share) => share >= 0);
    }),
  );
});

it('comes to the whole line at 100 per cent, in whatever steps', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), steps, (net, parts) => {
      let before = 0;
      const invoiced = [...parts.sort((a, b) => a - b), 10_000].map((part) => {
        const now = doneCents(net, part) - before;
        before += now;
        return now;
      });
      return sum(invoiced) === net;
    }),
  );
});
