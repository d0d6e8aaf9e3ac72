import { useAppInfo } from '@dwang/client';
import {
  Dialog,
  Heading,
  LinkButton,
  Navigate,
  Page,
  PageSkeleton,
  PlaceIcon,
  Stack,
  Tile,
  TileGrid,
  useNavigate,
  useSearchParams,
} from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { Suspense, useEffect, useState } from 'react';
import { OwnTools } from '../features/own-tools/own-tools';
import { ComingSoon } from '../parts/coming-soon';
import { FavouriteButton } from '../parts/favourite-button';
import { lastUsed, noteUse } from '../parts/last-used';
import { useFavourites } from '../parts/use-favourites';
import { ToolIcon } from '../tool-icon';
import { findTool, TOOL_GROUPS, type ToolTile, toolAddress } from '../tool-list';
import { isWorking, WORKING_TOOLS } from '../tools-that-work';
import { HighContrastSwitch } from './high-contrast-switch';
import './tools.css';

/** `/tools`: tiles in groups; the address says which tool is open, so that Back closes it and reload keeps it. */
export default function ToolsRoute() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { id: userId } = useUser();
  const { favourites, toggle, isKnown } = useFavourites();
  const tool = findTool(search.get('tool'));
  const { name, off } = useAppInfo();
  const isThere = (id: string) => isWorking(id) && !off.includes(id);
  const recent = useLastUsed(userId, tool?.id);
  const open = (one: ToolTile) => {
    // The others are noted once their address is there, however it came about.
    if (one.to && isThere(one.id)) noteUse('tools', userId, one.id);
    navigate(isThere(one.id) ? toolAddress(one) : `/tools?tool=${one.id}`);
  };
  const extra = (
    <>
      <LinkButton icon={<PlaceIcon aria-hidden />} to="/suppliers">
        Suppliers
      </LinkButton>
      <HighContrastSwitch />
    </>
  );
  return (
    <Page title={`${name} Tools & Models`} subtitle="Site tools that work on the phone in your hand" extra={extra}>
      <div className="tools-groups">
        <OwnTools favourites={favourites.filter(isThere)} lastUsed={recent.filter(isThere)} />
        {TOOL_GROUPS.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <Stack gap={3}>
              <Heading>{group.title}</Heading>
              <TileGrid>
                {group.tools.map((one) => (
                  <div key={one.id} className="tools-tile">
                    <Tile
                      title={one.title}
                      text={one.text}
                      icon={<ToolIcon id={one.id} />}
                      badge={isThere(one.id) ? undefined : 'Soon'}
                      onClick={() => open(one)}
                    />
                    {isThere(one.id) && isKnown && (
                      <FavouriteButton
                        of={one.title}
                        isFavourite={favourites.includes(one.id)}
                        onToggle={() => void toggle(one.id)}
                      />
                    )}
                  </div>
                ))}
              </TileGrid>
            </Stack>
          </section>
        ))}
      </div>
      {tool &&
        (tool.to && isThere(tool.id) ? (
          <Navigate to={tool.to} replace />
        ) : (
          <ToolDialog tool={tool} isThere={isThere(tool.id)} onClose={() => setSearch({})} />
        ))}
    </Page>
  );
}

/** What was opened before `openNow`, which is noted. */
function useLastUsed(userId: number, openNow: string | undefined): readonly string[] {
  const [recent, setRecent] = useState(() => lastUsed('tools', userId));
  useEffect(() => {
    if (openNow && isWorking(openNow)) noteUse('tools', userId, openNow);
    setRecent(lastUsed('tools', userId));
  }, [userId, openNow]);
  return recent;
}

interface ToolDialogProps {
  tool: ToolTile;
  /** False for one that the administrator has turned off. */
  isThere: boolean;
  onClose: () => void;
}

function ToolDialog({ tool: { id, title, wide }, isThere, onClose }: ToolDialogProps) {
  const Tool = isThere ? WORKING_TOOLS[id] : undefined;
  return (
    <Dialog open title={title} onClose={onClose} size={wide ? 'large' : 'medium'}>
      {Tool ? (
        <Suspense fallback={<PageSkeleton variant="form" />}>
          <Tool />
        </Suspense>
      ) : (
        <ComingSoon title={title} onBack={onClose} />
      )}
    </Dialog>
  );
}
