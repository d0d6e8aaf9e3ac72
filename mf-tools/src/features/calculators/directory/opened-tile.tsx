import { LinkButton, Navigate, Page, PageSkeleton, Panel } from '@dwang/kit';
import { LeftIcon } from '@dwang/kit/data';
import { Suspense } from 'react';
import { findTool } from '../../../tool-list';
import { WORKING_TOOLS } from '../../../tools-that-work';
import { AllCalculators } from './all-calculators';
import type { CalculatorTile } from './tool-tiles';

/** One tile's tool with the way back to all of them. A tool on a page of its own is gone to. */
export function OpenedTile({ tile: { title, text, tool }, back }: { tile: CalculatorTile; back: string }) {
  const Tool = tool ? WORKING_TOOLS[tool] : undefined;
  const page = tool && findTool(tool)?.to;
  if (tool && !Tool && page) return <Navigate to={page} replace />;
  return (
    <Page
      title={title}
      subtitle={text}
      action={
        <LinkButton to={back} icon={<LeftIcon aria-hidden />}>
          Back to All
        </LinkButton>
      }
    >
      {Tool ? (
        <Panel>
          <Suspense fallback={<PageSkeleton variant="form" />}>
            <Tool />
          </Suspense>
        </Panel>
      ) : (
        <AllCalculators />
      )}
    </Page>
  );
}
