import { useNavigate } from '@dwang/kit';
import { useEffect, useMemo, useState } from 'react';
import { isAllowed, useManifests } from '../../federation';
import { lateDialog } from '../../late';
import { useSession } from '../../session';
import { shortcutsOf } from './own-shortcuts';
import { pressed } from './pressed';

const ShortcutsDialog = lateDialog('The keyboard shortcuts', () => import('./shortcuts-dialog'));

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
  const close = () => setShown(false);
  return <ShortcutsDialog shortcuts={shortcuts} onClose={close} onMissing={close} />;
}
