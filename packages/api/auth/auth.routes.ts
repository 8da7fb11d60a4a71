import type { secondFactorContract } from 'market/auth/auth-second-factor.contract';
import type { Contract } from 'market/calls/contract';
import { daySeconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { guestCookie } from '#api/http/callers/callers.ts';
import { issueGuestId } from '#api/http/callers/guest-ids.ts';
import { issueChallenge } from '#api/http/limits/challenges.ts';
import { answerExistingUser } from './answer-existing-user.ts';
import { sendCodeAgain, verifyContact } from './codes/verify-contact.ts';
import { askForNewPassword, resetPassword } from './reset-password.ts';
import { deleteSession } from './sessions/auth-sessions.data.ts';
import { logInWithCode, logInWithPassword } from './sessions/log-in.ts';
import { signUp } from './sign-up.ts';
import { registerSocially, signInSocially } from './social/sign-in-socially.ts';
import { verifyFirebaseCode } from './social/verify-firebase-code.ts';
import { updateInfo } from './update-info.ts';

const yearSeconds = 365 * daySeconds;

export const authRoutes = (
  context: ApiContext,
): Handlers<Omit<Contract['auth'], keyof typeof secondFactorContract>> => ({
  /**
   * A guest with an id keeps it, because a new one would lose the cart [AUTH-133]. Ids are free, so no request is
   * refused.
   */
  async requestGuest({ caller, setCookie }) {
    const guestId = caller?.kind === 'guest' ? caller.guestId : await issueGuestId(context.db);
    setCookie({ name: guestCookie, value: guestId, maxAgeSeconds: yearSeconds });
    return { guest_id: guestId };
  },
  requestChallenge() {
    return issueChallenge(context);
  },
  login(call) {
    const { body } = call;
    if (body.login_type === 'otp') return logInWithCode(context, body.phone, call);
    return logInWithPassword(context, { emailOrPhone: body.email_or_phone, password: body.password }, call);
  },
  signUp(call) {
    return signUp(context, call.body, call);
  },
  async sendCode({ body: { ticket }, from }) {
    return { code: await sendCodeAgain(context, { ticket, from }), message: 'We have sent you a code.' };
  },
  verifyPhone(call) {
    return verifyContact(context, call.body, call);
  },
  verifyByFirebase(call) {
    return verifyFirebaseCode(context, call.body, call);
  },
  socialLogin(call) {
    return signInSocially(context, call.body, call);
  },
  socialRegister(call) {
    return registerSocially(context, call.body, call);
  },
  answerExistingUser(call) {
    const { ticket, is_it_you: isIt } = call.body;
    return answerExistingUser(context, { ticket, isIt }, call);
  },
  updateInfo(call) {
    return updateInfo(context, call.body, call);
  },
  async forgotPassword({ body, from }) {
    const sent = await askForNewPassword(context, { emailOrPhone: body.email_or_phone, from });
    return { ...sent, message: 'If there is an account, its owner has a code now.' };
  },
  async resetPassword({ body, from }) {
    const { ticket, otp, password, confirm_password: confirmed } = body;
    await resetPassword(context, { ticket, otp, password, confirmed, from });
    return { message: 'Your new password is set.' };
  },
  async logout({ caller, session }) {
    await deleteSession(context.db, caller.sessionId);
    session.clear();
    return { message: 'Logged out successfully.' };
  },
});
