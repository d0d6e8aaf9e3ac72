import { useAppInfo } from '@dwang/client';
import { Page } from '@dwang/kit';
import type { ReactNode } from 'react';
import { findTool } from '../tool-list';
import { ComingSoon } from './coming-soon';

/** A tool's own page, or what stands there while the administrator has turned the tool off. */
export function ToolPage({ tool, children }: { tool: string; children: ReactNode }) {
  const { off } = useAppInfo();
  if (!off.includes(tool)) return children;
  const title = findTool(tool)?.title ?? tool;
  return (
    <Page title={title}>
      <ComingSoon title={title} />
    </Page>
  );
}
