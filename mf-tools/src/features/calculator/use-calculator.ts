import { useGetPreferencesQuery } from '@dwang/client';
import { useState } from 'react';
import { calculate, type Quantity } from './calculate';
import { add, type Rational, toDecimal } from './rational';
import { lessGst, plusGst, showQuantity } from './show-quantity';
import { useHistory } from './use-history';

/** The result while typing; an unfinished sum simply shows none. */
function tryCalculate(text: string): Quantity | null {
  try {
    return calculate(text);
  } catch {
    return null;
  }
}

/** State of the calculator: the typed sum, its result, what is wrong with it once asked, memory and history. */
export function useCalculator() {
  const [text, write] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [memory, setMemory] = useState<Rational | null>(null);
  const history = useHistory();
  const result = text.trim() === '' ? null : tryCalculate(text);
  const { data: preferences } = useGetPreferencesQuery();
  const units = preferences?.units ?? 'metric';
  const answer = result ? showQuantity(result, units) : '';

  const setText = (next: string) => {
    write(next);
    setFault(null);
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const enter = () => {
    if (text.trim() === '') return;
    attempt(() => {
      history.add(text, showQuantity(calculate(text), units));
      setFault(null);
    });
  };
  const withGst = (change: (value: Rational) => Rational, words: string) => () => {
    if (result?.power !== 0) return setFault('GST goes on an amount of money: enter a plain number first');
    attempt(() => {
      const changed = toDecimal(change(result.value), 2);
      history.add(`${text} ${words}`, changed);
      setText(changed);
    });
  };
  const addToMemory = () => {
    if (result?.power === 0) setMemory(memory ? add(memory, result.value) : result.value);
    else setFault('Memory holds plain numbers');
  };
  return {
    text,
    answer,
    fault,
    setText,
    enter,
    append: (key: string) => setText(`${text}${key}`),
    deleteLast: () => setText(text.replace(/(mm|cm|in|ft|.)$/u, '')),
    clear: () => setText(''),
    addGst: withGst(plusGst, '+ GST'),
    removeGst: withGst(lessGst, '− GST'),
    addToMemory,
    recallMemory: () => memory && setText(`${text}${toDecimal(memory)}`),
    clearMemory: () => setMemory(null),
    hasMemory: memory !== null,
    history: history.lines,
    clearHistory: history.clear,
  };
}

export type Calculator = ReturnType<typeof useCalculator>;
