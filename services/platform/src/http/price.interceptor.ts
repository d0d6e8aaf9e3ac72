import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import type { ScopedRequest } from '../access/scope';
import { ANSWERS, type AnswerPlan } from './answers.decorator';
import { hidePrices } from './hide-prices';

/** Takes every price out of what is answered to somebody who is not shown prices, whichever area answers. */
@Injectable()
export class PriceInterceptor implements NestInterceptor {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { scope } = context.switchToHttp().getRequest<ScopedRequest>();
    const schema = this.reflector.get<AnswerPlan | undefined>(ANSWERS, context.getHandler())?.schema;
    if (!schema || !scope || scope.seesPrices) return next.handle();
    return next.handle().pipe(map((body) => hidePrices(schema, body)));
  }
}
