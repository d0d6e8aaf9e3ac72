import { Button } from '@dwang/kit';
import { ExportIcon } from '@dwang/kit/data';

interface OutsideLinkProps {
  href: string;
  /** What is opened, for those who hear the link: `Open Calculator: Rafters`. */
  label: string;
  children: string;
}

/** A button that opens a page of somebody else in a tab of its own; that page learns nothing of ours. */
export function OutsideButton({ href, label, children }: OutsideLinkProps) {
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer" icon={<ExportIcon />} iconPlacement="end" aria-label={label}>
      {children}
    </Button>
  );
}
