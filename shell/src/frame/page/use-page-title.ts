import { useLocation } from '@dwang/kit';
import { useEffect } from 'react';
import { useManifests } from '../../federation';
import { pageTitle } from './page-titles';

/** Keeps the window's title true to the screen. */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  const title = pageTitle(pathname, useManifests());
  useEffect(() => {
    document.title = title;
  }, [title]);
}
