import { TEST_PASSWORD } from '@dwang/testing/services';
import { World } from '../../../access-matrix/testing/world';
import type { Samples } from '../sample';

const password = TEST_PASSWORD;
const PNG = { file: World.fileOf('image/png'), type: 'image/png' };
const newcomer = { headers: { cookie: '{newcomersCookie}' } };
const appUser = { headers: { cookie: '{appUsersCookie}' } };

/** Sign-in, the account, the company and its team. */
export const PEOPLE_SAMPLES: Samples = {
  'PUT /api/account/avatar': PNG,
  'GET /api/users/{id}/avatar/{version}': { at: { version: 'avatarVersion' } },
  'POST /api/account/close': { ...newcomer, body: { password, confirmation: '{newcomersName}', closesCompany: true } },
  'PUT /api/company/logo': PNG,
  'GET /api/company/logo/{version}': { at: { version: 'logoVersion' } },
  'POST /api/company/imports': { ...newcomer, body: { fileName: 'dwang.zip', size: 1000 } },
  'PUT /api/company/imports/{id}/pieces/{index}': {
    ...newcomer,
    at: { id: 'startedImport' },
    file: '{exportPiece}',
    type: 'application/octet-stream',
  },
  'POST /api/company/imports/{id}/run': { ...newcomer, at: { id: 'uploadedImport' } },
  'POST /api/auth/register': { body: { username: '{name}', email: '{email}', password, companyName: 'Kauri' } },
  'POST /api/auth/login': { body: { username: '{newcomersName}', password } },
  'POST /api/auth/confirm-email': { body: { token: '{confirmToken}' } },
  'POST /api/auth/forgot-password': { body: { email: '{newcomersEmail}' } },
  'POST /api/auth/reset-password': { body: { token: '{resetToken}', password: 'seven dry studs' } },
  'POST /api/auth/change-password': { ...newcomer, body: { password, newPassword: 'seven dry studs', endOthers: true } },
  'POST /api/auth/second-step': { body: { token: '{stepToken}', code: '{appCode}' } },
  'POST /api/auth/passkey/sign-in': { body: { token: '{questionToken}', credential: '{questionAnswer}' } },
  'POST /api/auth/security/app': { ...newcomer, body: { password } },
  'POST /api/auth/security/app/confirm': { ...newcomer, body: { code: '{appCode}' } },
  'POST /api/auth/security/app/remove': { ...appUser, body: { password } },
  'POST /api/auth/security/recovery-codes': { ...appUser, body: { password } },
  'POST /api/auth/security/passkeys/options': { ...newcomer, body: { password } },
  'POST /api/auth/security/passkeys': {
    ...newcomer,
    body: { token: '{passkeyToken}', name: 'Phone', credential: '{passkeyMade}' },
  },
  'PATCH /api/auth/security/passkeys/{id}': { ...newcomer, at: { id: 'passkey' }, body: { name: 'Old phone' } },
  'POST /api/auth/security/passkeys/{id}/remove': { ...newcomer, at: { id: 'passkey' }, body: { password } },
  'GET /api/auth/invitations/{token}': { at: { token: 'invitationToken' } },
  'POST /api/auth/invitations/{token}': { at: { token: 'invitationToken' }, body: { username: '{name}', password } },
  'POST /api/team/invitations': { body: { email: '{email}', role: 'contractor' } },
};
