import { ErrorState, Page } from '@dwang/kit';
import type { ReactNode } from 'react';
import { type LoadPart, latePart } from './late-part';

/** A screen whose code is fetched when it is opened; `waiting` stands in until then. */
export const lateScreen = (title: string, load: LoadPart<object>, waiting: ReactNode) =>
  latePart(load, {
    waiting,
    renderFailure: (reason, retry) => (
      <Page title={title}>
        <ErrorState title={`${title} could not be opened`} reason={reason} onRetry={retry} />
      </Page>
    ),
  });
