import { useNavigate } from '@dwang/kit';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { isAllowed, useManifests } from '../../federation';
import { useSession } from '../../session';
import { shortcutsOf } from './own-shortcuts';
import { pressed } from './pressed';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));

/** Answers to the shell's keys, and shows all of them at `?`. */
export function ShortcutsHost() {
  const { user } = useSession();
  const manifests = useManifests();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const shortcuts = useMemo(
    () => shortcutsOf(manifests.filter((manifest) => user !== null && isAllowed(manifest, user))),
    [manifests, user],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const keys = pressed(event);
      const to = shortcuts.find((shortcut) => shortcut.keys === keys)?.to;
      if (keys !== '?' && !to) return;
      event.preventDefault();
      if (to) void navigate(to);
      else setShown(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcuts, navigate]);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog shortcuts={shortcuts} onClose={() => setShown(false)} />
    </Suspense>
  );
}
