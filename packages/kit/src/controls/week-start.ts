import { DEFAULT_WEEK_START, type WeekStart } from '@dwang/domain';
import { createContext, useContext } from 'react';

const Start = createContext<WeekStart>(DEFAULT_WEEK_START);

/** Only the shell renders this: on which day weeks begin in every calendar, chart and sum below, by the setting of the company. */
export const WeekStartOfCompany = Start.Provider;

export const useWeekStart = (): WeekStart => useContext(Start);
