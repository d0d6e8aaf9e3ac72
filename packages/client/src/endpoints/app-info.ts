import type { AppInfo } from '@dwang/contracts';
import { APP_NAME } from '@dwang/contracts/values';
import { useEffect } from 'react';
import { api } from '../api';

/** It outlives sign-out: it is the same for everybody. */
const KEY = 'dwang-app-info';
const STANDARD: AppInfo = {
  ...{ name: APP_NAME, version: '3.4', companyName: APP_NAME, off: [] },
  ...{ supportEmail: '', supportPhone: '', termsUrl: '' },
};

const appInfoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppInfo: build.query<AppInfo, void>({ query: () => ({ url: '/app' }), providesTags: ['App'] }),
  }),
});

let read: { text: string | null; info: AppInfo } = { text: null, info: STANDARD };

/** The same object as long as the same is stored. */
function lastKnown(): AppInfo {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== read.text) {
      const stored = JSON.parse(text ?? '{}') as Partial<AppInfo>;
      read = { text, info: { ...STANDARD, ...stored, off: Array.isArray(stored.off) ? stored.off : [] } };
    }
    return read.info;
  } catch {
    return STANDARD;
  }
}

function keep(info: AppInfo): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(info));
  } catch {
    // Without storage the next visit begins with the standard.
  }
}

/** What the administrator has set for all and which parts are turned off; without a network what was last known. It renews itself. */
export function useAppInfo(): AppInfo {
  const { data } = appInfoApi.useGetAppInfoQuery();
  useEffect(() => {
    if (data) keep(data);
  }, [data]);
  return data ?? lastKnown();
}

/** What the product is called, as last known: for words that are no part of a screen. */
export const appName = (): string => lastKnown().name;
