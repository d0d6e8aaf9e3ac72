import { type DwangStore, useStore } from '@dwang/client';
import { showToast, useNavigate } from '@dwang/kit';
import type { CommandContext, CommandDescription, RemoteId } from '@dwang/shell-api';
import { useEffect } from 'react';
import { loadRemoteModule, notify, type RemotesState, useRemotes } from '../../federation';
import { isForTyping, keysOf } from './command-keys';

interface KnownCommand extends CommandDescription {
  remote: RemoteId;
}

/** Every command that this user may give, as the remotes describe them. */
const commandsOf = (remotes: RemotesState, isAdministrator: boolean): KnownCommand[] =>
  Object.values(remotes.known)
    .filter(({ manifest }) => manifest.role === 'everyone' || isAdministrator)
    .flatMap(({ manifest }) => manifest.commands.map((command) => ({ ...command, remote: manifest.id })));

/** Loads the remote that owns the command, then runs it there. */
async function runCommand(command: KnownCommand, context: CommandContext): Promise<void> {
  try {
    const run = (await loadRemoteModule(command.remote)).commands?.[command.id];
    if (!run) throw new Error('This part of Dwang needs an update.');
    await run(context);
  } catch (error) {
    const description = error instanceof Error ? error.message : 'Please try again.';
    showToast({ tone: 'error', title: `${command.title} did not work`, description });
  }
}

/** The one keyboard listener of the product: F2, Shift+F2 and whatever else the remotes' manifests name. */
export function useCommands(isAdministrator: boolean): void {
  const remotes = useRemotes();
  const navigate = useNavigate();
  const store = useStore() as DwangStore;
  useEffect(() => {
    const commands = commandsOf(remotes, isAdministrator);
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
  }, [remotes, isAdministrator, navigate, store]);
}
