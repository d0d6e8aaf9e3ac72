import { type DwangStore, useStore } from '@dwang/client';
import { Button, Dialog, SearchIcon, useNavigate, VoiceIcon } from '@dwang/kit';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isAllowed, notify, useManifests } from '../../federation';
import { useSession } from '../../session';
import { commandsOf, runCommand } from '../commands/run-command';
import { useSay } from '../commands/use-say';
import { useVoiceOn } from '../voice/use-voice-on';
import { showVoice } from '../voice/voice-state';
import { matching, type PaletteItem, standingItems } from './palette-items';
import { closePalette } from './palette-state';
import { useFound } from './use-found';
import './palette.css';

const LIST = 'shell-palette-list';
const idOf = (item: PaletteItem): string => `shell-palette-${item.id.replaceAll(/[^a-z0-9-]/gi, '_')}`;

function useItems(typed: string): PaletteItem[] {
  const { user } = useSession();
  const manifests = useManifests();
  const found = useFound(typed);
  const standing = useMemo(() => {
    const allowed = manifests.filter((manifest) => user !== null && isAllowed(manifest, user));
    return standingItems(allowed, commandsOf(allowed));
  }, [manifests, user]);
  return useMemo(() => matching(standing, found, typed), [standing, found, typed]);
}

function useChoose(): (item: PaletteItem) => void {
  const navigate = useNavigate();
  const store = useStore() as DwangStore;
  const say = useSay();
  return ({ to, command, say: sentence }) => {
    closePalette();
    if (to) void navigate(to);
    else if (command) void runCommand(command, { store, notify, navigate: (path) => void navigate(path) });
    else if (sentence) void say(sentence);
  };
}

/** The way to voice where there are no keys for it. */
function speak(): void {
  closePalette();
  showVoice();
}

/** Search and commands for everybody: the same as by voice, typed. */
export default function Palette() {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const items = useItems(typed);
  const choose = useChoose();
  const isVoiceOn = useVoiceOn();
  const current = items[Math.min(at, items.length - 1)];
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (current) document.getElementById(idOf(current))?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1 + items.length,
      PageDown: Math.min(at + 8, items.length - 1),
      PageUp: Math.max(at - 8, 0),
    };
    const next = steps[event.key];
    if (next !== undefined && items.length > 0) {
      event.preventDefault();
      setAt(next % items.length);
    } else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(current);
    }
  };
  return (
    <Dialog open title="Search and commands" size="medium" onClose={closePalette}>
      <div className="shell-palette">
        <div className="shell-palette-field">
          <SearchIcon aria-hidden />
          <input
            ref={field}
            role="combobox"
            aria-expanded
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={current ? idOf(current) : undefined}
            aria-label="Search or say what to do"
            placeholder="Search, or type what to do"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={500}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          {isVoiceOn && <Button type="text" icon={<VoiceIcon />} aria-label="Voice Commands" onClick={speak} />}
        </div>
        <div role="listbox" id={LIST} aria-label="Results" className="shell-palette-list" tabIndex={-1}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keys
            <div
              key={item.id}
              id={idOf(item)}
              role="option"
              tabIndex={-1}
              aria-selected={item === current}
              className="shell-palette-item"
              onClick={() => choose(item)}
              onMouseMove={() => setAt(index)}
            >
              <span className="shell-palette-title">{item.title}</span>
              <span className="shell-palette-detail">{[item.detail, item.group].filter(Boolean).join(' · ')}</span>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
