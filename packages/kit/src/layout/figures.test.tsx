import { render } from '@testing-library/react';
import { Hours } from './figures';

const textOf = (seconds: number) => render(<Hours seconds={seconds} withDecimal />).container.textContent;

test('hours are shown to the second, and as decimals only where these are exact: twelve rows of 10:45 add up to their total (TR-205)', () => {
  expect([645, 12 * 645, 27_000, 100].map(textOf)).toEqual(['0:10:45', '2:092.15', '7:307.50', '0:01:40']);
});
