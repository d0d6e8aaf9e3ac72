import { Button, CloseIcon, Panel, ResourcesIcon } from '@dwang/kit';
import { useCardSettings } from '@dwang/shell-api';

/** The regulator's own site, where the Building Code and its free guidance are. */
const SITE = 'https://www.building.govt.nz/building-code-compliance';

/** The promotional banner: nobody pays for it, it points to what every builder here needs. Gone for good once closed. */
export function GuidanceBanner() {
  const [{ isClosed }, change] = useCardSettings<{ isClosed: boolean }>('guidance-banner', { isClosed: false });
  if (isClosed) return null;
  return (
    <Panel className="dashboard-guidance">
      <ResourcesIcon aria-hidden />
      <p>
        <strong>The Building Code, free to read.</strong> Acceptable solutions and guidance from Building Performance (MBIE).
      </p>
      <Button href={SITE} target="_blank" rel="noopener noreferrer">
        Visit building.govt.nz
      </Button>
      <Button
        type="text"
        icon={<CloseIcon aria-hidden />}
        aria-label="Close the banner"
        onClick={() => change({ isClosed: true })}
      />
    </Panel>
  );
}
