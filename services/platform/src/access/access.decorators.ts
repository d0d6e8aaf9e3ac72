import type { Role } from '@dwang/contracts';
import { SetMetadata } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';

export const PUBLIC = 'dwang:public';
export const ADMINISTRATOR = 'dwang:administrator';
export const ROLES = 'dwang:roles';
export const BEFORE_SECOND_STEP = 'dwang:before-second-step';
export const SIGN_IN_LIMIT = 'dwang:sign-in-limit';

/** May be called by anybody, signed in or not. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Also for who has yet to set up the second step that the company asks for. */
export const BeforeSecondStep = () => SetMetadata(BEFORE_SECOND_STEP, true);

/** Only for the platform administrator: 403 for others. */
export const AdministratorOnly = () => SetMetadata(ADMINISTRATOR, true);

/** Only for these roles of a company: 403 for others. */
export const AllowRoles = (...roles: Role[]) => SetMetadata(ROLES, roles);

/** Counts towards the tight limit of sign-in calls instead of the general one. */
export const SignInLimit = () => SetMetadata(SIGN_IN_LIMIT, true);

/** Not counted by any limit of requests per minute. */
export const NotCounted = () => SkipThrottle({ default: true, kind: true });
