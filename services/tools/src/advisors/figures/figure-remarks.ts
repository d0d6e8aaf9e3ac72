import { judgeLengths } from './judge-lengths';
import { judgeMoney, judgePitch, judgeYears } from './judge-others';
import { plainText, sentencesOf } from './plain-text';
import type { Remark } from './remark';

/**
 * What rules say of the figures in a situation, at most one remark each. A figure is a height, a depth, a pitch, a year or a price only where
 * the words say so; where they leave it open the limit is told without it.
 */
export function figureRemarks(situation: string): Remark[] {
  const sentences = sentencesOf(plainText(situation));
  return [judgeLengths, judgePitch, judgeYears, judgeMoney].flatMap((judge) => judge(sentences));
}
