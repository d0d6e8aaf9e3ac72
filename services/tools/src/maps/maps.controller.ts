import { MapSource } from '@dwang/contracts';
import { withoutEnd } from '@dwang/domain';
import { Answers, ENV, type Env } from '@dwang/platform';
import { Controller, Get, Inject } from '@nestjs/common';

@Controller('maps')
export class MapsController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @Get()
  @Answers(MapSource)
  source(): MapSource {
    return { tilesUrl: withoutEnd(this.env.MAP_TILES_URL, /\//) };
  }
}
