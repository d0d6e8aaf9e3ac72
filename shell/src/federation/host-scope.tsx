import type { User } from '@dwang/contracts';
import { showToast } from '@dwang/kit';
import { type Host, HostProvider, type Notify, type OfferedWidget, type RemoteManifest } from '@dwang/shell-api';
import { type ReactNode, useMemo } from 'react';
import { RemoteWidget, RemoteWidgetSettings } from './remote-widget';
import { useManifests } from './use-manifests';

/** The shell's toasts, as remotes see them. */
export const notify: Notify = {
  success: (notice) => void showToast({ tone: 'success', ...notice }),
  info: (notice) => void showToast({ tone: 'info', ...notice }),
  warning: (notice) => void showToast({ tone: 'warning', ...notice }),
  error: (notice) => void showToast({ tone: 'error', ...notice }),
};

/** Remotes that this user may see at all; the server refuses the others' requests anyway. */
export const isAllowed = (manifest: RemoteManifest, user: User): boolean => manifest.role === 'everyone' || user.isAdministrator;

function offeredBy(manifest: RemoteManifest): OfferedWidget[] {
  return manifest.widgets.map((widget) => ({ ...widget, remote: manifest.id }));
}

/** Gives every remote below it the shell's services. */
export function HostScope({ user, children }: { user: User; children: ReactNode }) {
  const manifests = useManifests();
  const host = useMemo<Host>(() => {
    const widgets = manifests.filter((manifest) => isAllowed(manifest, user)).flatMap(offeredBy);
    widgets.sort((a, b) => a.order - b.order);
    return { user, notify, widgets, Widget: RemoteWidget, WidgetSettings: RemoteWidgetSettings };
  }, [user, manifests]);
  return <HostProvider value={host}>{children}</HostProvider>;
}
