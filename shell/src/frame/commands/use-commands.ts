import { type DwangStore, useStore } from '@dwang/client';
import { useNavigate } from '@dwang/kit';
import type { CommandContext } from '@dwang/shell-api';
import { useEffect } from 'react';
import { notify, useManifests } from '../../federation';
import { isForTyping, keysOf } from './command-keys';
import { commandsOf, runCommand } from './run-command';

/** The keyboard listener of the remotes' commands: F2, Shift+F2 and whatever else their manifests name. */
export function useCommands(isAdministrator: boolean): void {
  const manifests = useManifests();
  const navigate = useNavigate();
  const store = useStore() as DwangStore;
  useEffect(() => {
    const commands = commandsOf(manifests.filter(({ role }) => role === 'everyone' || isAdministrator));
    const context: CommandContext = { store, notify, navigate: (path) => void navigate(path) };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isForTyping(event)) return;
      const pressed = keysOf(event);
      const command = commands.find(({ keys }) => keys === pressed);
      if (!command) return;
      event.preventDefault();
      void runCommand(command, context);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [manifests, isAdministrator, navigate, store]);
}
