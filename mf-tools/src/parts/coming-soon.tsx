import { Button, EmptyState, LinkButton, ToolsIcon } from '@dwang/kit';

interface ComingSoonProps {
  /** The tool's name. */
  title: string;
  /** Where the tools are shown beneath; without it the button leads to them. */
  onBack?: () => void;
}

/** What a tool that is not there yet shows. Source: specification 1, section 2. */
export function ComingSoon({ title, onBack }: ComingSoonProps) {
  const back = onBack ? (
    <Button type="primary" onClick={onBack}>
      Back to Tools
    </Button>
  ) : (
    <LinkButton type="primary" to="/tools">
      Back to Tools
    </LinkButton>
  );
  return (
    <EmptyState text="Tool Coming Soon" hint={`${title} is under development.`} icon={<ToolsIcon aria-hidden />} action={back} />
  );
}
