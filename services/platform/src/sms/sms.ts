/** Why a text message did not go out. `later`: the service may take it another time; `never`: it does not take this one. */
export class SmsFailure extends Error {
  constructor(
    readonly kind: 'later' | 'never',
    reason: string,
  ) {
    super(reason);
  }
}

/** How text messages leave the house. */
export abstract class Sms {
  /** False where this installation cannot send any, so that screens can say so. */
  abstract readonly isOn: boolean;
  /** `to` as a person typed it. Throws `SmsFailure`. */
  abstract send(to: string, text: string): Promise<void>;
}

/** For installations without a service. */
export class NoSms extends Sms {
  readonly isOn = false;
  send(): Promise<void> {
    return Promise.reject(new SmsFailure('never', 'No text message service is set up'));
  }
}

/** A New Zealand number as the services want it, `+64211234567`; null when it cannot be one. */
export function internationalNumber(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  const number = digits.replace(/^00/, '+').replace(/^0/, '+64');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
