import { VoiceCommandRequest, VoiceCommandResponse } from '@dwang/contracts';
import { Answers, CurrentScope, NotReplayed, type Scope } from '@dwang/platform';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { z } from 'zod';
import { VoiceCommands } from './voice-commands.service';

/** Reads a sentence. Changes nothing, so its answers are not kept for repeats. */
@Controller('ai/voice-command')
export class VoiceController {
  constructor(@Inject(VoiceCommands) private readonly commands: VoiceCommands) {}

  @Post()
  @NotReplayed()
  @Answers(VoiceCommandResponse)
  read(
    @CurrentScope() scope: Scope,
    @Body({ schema: VoiceCommandRequest }) { command }: z.output<typeof VoiceCommandRequest>,
  ): Promise<VoiceCommandResponse> {
    return this.commands.read(scope, command);
  }
}
