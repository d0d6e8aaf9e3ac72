import { ErrorState, SectionCard, Skeleton } from '@dwang/kit';
import type { Host, RemoteModule } from '@dwang/shell-api';
import { type ComponentProps, useCallback, useMemo } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { remoteName } from './remote-name';
import { useRemotes } from './use-remotes';

type WidgetProps = ComponentProps<Host['Widget']>;

/** One card of any remote (`Host.Widget`). While it loads and when it fails it keeps its title and its place on the dashboard. */
export function RemoteWidget({ remote, id, size }: WidgetProps) {
  const { known } = useRemotes();
  const name = remoteName(remote);
  const title = known[remote]?.manifest.widgets.find((widget) => widget.id === id)?.title ?? name;
  const pick = useCallback((module: RemoteModule) => module.widgets?.[id], [id]);
  const partProps = useMemo(() => ({ size }), [size]);
  const waiting = (
    <SectionCard title={title} minHeight="medium">
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </SectionCard>
  );
  return (
    <RemoteBoundary
      remote={remote}
      pick={pick}
      partProps={partProps}
      waiting={waiting}
      renderFailure={(error, retry) => (
        <SectionCard title={title} minHeight="medium">
          <ErrorState title={`${name} could not be loaded`} reason={error.message} onRetry={retry} />
        </SectionCard>
      )}
    />
  );
}

type SettingsProps = ComponentProps<Host['WidgetSettings']>;

/** The settings of one card of any remote (`Host.WidgetSettings`), to be put into a dialog. */
export function RemoteWidgetSettings({ remote, id, onClose }: SettingsProps) {
  const pick = useCallback((module: RemoteModule) => module.widgetSettings?.[id], [id]);
  const partProps = useMemo(() => ({ onClose }), [onClose]);
  return (
    <RemoteBoundary
      remote={remote}
      pick={pick}
      partProps={partProps}
      waiting={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      renderFailure={(error, retry) => (
        <ErrorState title={`${remoteName(remote)} could not be loaded`} reason={error.message} onRetry={retry} />
      )}
    />
  );
}
