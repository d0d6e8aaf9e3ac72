import type { VoiceCommandResponse } from '@dwang/contracts';
import { dayOf, wallTime } from '@dwang/domain';
import { parseCommand, summaryOf, type VoiceAnswer, type VoiceContext } from '@dwang/domain/voice';
import type { Scope } from '@dwang/platform';
import { type NamedProject, NamedProjects } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { HoursAnswers } from './hours-answers';
import { ModelReader } from './model-reader';
import { WeatherAnswers } from './weather-answers';

const two = (value: number): string => String(value).padStart(2, '0');

/** Reads sentences by the grammar, answers questions from the company's rows and the forecast, and leaves every change to a confirmation. */
@Injectable()
export class VoiceCommands {
  constructor(
    @Inject(NamedProjects) private readonly projects: NamedProjects,
    @Inject(WeatherAnswers) private readonly weather: WeatherAnswers,
    @Inject(HoursAnswers) private readonly hours: HoursAnswers,
    @Inject(ModelReader) private readonly model: ModelReader,
  ) {}

  async read(scope: Scope, command: string, now = Date.now()): Promise<VoiceCommandResponse> {
    const projects = await this.projects.recent(scope);
    const context = contextOf(scope, projects, now);
    const read = parseCommand(command, context);
    if (read.intent === 'unknown') {
      const guessed = await this.model.read(command, context);
      if (guessed) return guessed;
    }
    return { ...(await this.answered(scope, read, projects, now)), readBy: 'grammar' };
  }

  private async answered(scope: Scope, read: VoiceAnswer, projects: readonly NamedProject[], now: number) {
    const { proposal, choices, ...answer } = read;
    const say = choices || answer.say ? undefined : await this.sayTo(scope, read, projects, now);
    return {
      ...answer,
      ...(say === undefined ? {} : { say }),
      ...(proposal ? { proposal: { ...proposal, summary: summaryOf(proposal) } } : {}),
      ...(choices ? { choices } : {}),
    };
  }

  private async sayTo(scope: Scope, { intent, action, parameters }: VoiceAnswer, projects: readonly NamedProject[], now: number) {
    if (intent === 'weather') return this.weather.say(scope, parameters, projects, now);
    if (intent === 'jobs' && action === 'hours') return this.hours.say(scope, parameters, now);
    return undefined;
  }
}

function contextOf(scope: Scope, projects: readonly NamedProject[], now: number): VoiceContext {
  const { hour, minute } = wallTime(now, scope.timeZone);
  return {
    today: dayOf(now, scope.timeZone),
    now: `${two(hour)}:${two(minute)}`,
    projects: projects.map(({ id, name, clientName }) => ({ id, name, clientName })),
  };
}
