import { useAppInfo } from '@dwang/client';
import { useLocation } from '@dwang/kit';
import { useEffect } from 'react';
import { useManifests } from '../../federation';
import { pageTitle } from './page-titles';

/** Keeps the window's title true to the screen. */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  const { name } = useAppInfo();
  const title = pageTitle(pathname, useManifests(), name);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
