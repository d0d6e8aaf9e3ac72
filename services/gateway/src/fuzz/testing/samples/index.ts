import type { Samples } from '../sample';
import { CLIENT_SAMPLES } from './clients';
import { MONEY_SAMPLES } from './money';
import { PEOPLE_SAMPLES } from './people';
import { PLATFORM_SAMPLES } from './platform';
import { QUOTE_SAMPLES } from './quotes';
import { WORK_SAMPLES } from './work';

/** What is taken by routes for which the matrix of rights sends nothing that is. A route that takes neither fails the test. */
export const SAMPLES: Samples = {
  ...PEOPLE_SAMPLES,
  ...CLIENT_SAMPLES,
  ...WORK_SAMPLES,
  ...MONEY_SAMPLES,
  ...QUOTE_SAMPLES,
  ...PLATFORM_SAMPLES,
};
