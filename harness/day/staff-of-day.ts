import { codeAt } from 'api/auth/second-factor/one-time-codes';
import { connectSoko } from '../../packages/client/soko-client.ts';

export type Soko = ReturnType<typeof connectSoko>;

/** What a day needs of the market that it is lived in, beside its API. */
export interface MarketOfDay {
  url: string;
  now: () => Date;
  /** Returns the newest code that was sent to a phone. */
  codeFor: (phone: string) => Promise<string>;
  /** Makes the first operator; returns the password. */
  createOwner: (owner: { email: string; name: string }) => Promise<string>;
  /** Ends when background work, such as a round of dispatch, may have been done. */
  nextRound: () => Promise<void>;
  /** Lets the day pass in which nothing is paid to a new account. */
  letAccountsAge: () => Promise<void>;
  /** Ends when every node knows rules and settings that were changed. */
  untilCachesEnd: () => Promise<void>;
}

/** A person with a session of their own. */
export interface Person {
  name: string;
  does: string;
  password: string;
  soko: Soko;
  /** The same with a place to shop in. */
  shopIn: (place: ShoppingPlace) => Soko;
  accountId: number;
}

type ShoppingPlace = Pick<Parameters<typeof connectSoko>[0], 'zones' | 'moduleId' | 'at'>;

/** What a person signs up or applies with. */
export interface Account {
  name: string;
  does: string;
  email: string;
  phone: string;
  /** Omitted: that of everybody. */
  password?: string;
}

/** The password of everybody who chooses one. */
export const passwordOfDay = 'a-day-in-yaba-2026';

/** The people of a day: how they get an account, sign in, and prove more than a password. */
export function staffOfDay({ url, now, codeFor }: MarketOfDay) {
  const anyone = connectSoko({ url });
  type Answer = Awaited<ReturnType<Soko['auth']['login']>>;

  /** Types the code that was sent by phone, where the sign-in asks for one. */
  async function finish({ name, does, phone, password = passwordOfDay }: Account, answer: Answer): Promise<Person> {
    const { ticket, token } = answer;
    const ended =
      token === null && ticket !== null
        ? await anyone.auth.verifyPhone({
            body: { phone, otp: await codeFor(phone), login_type: 'manual', verification_type: 'phone', ticket },
          })
        : answer;
    if (ended.token === null) throw new Error(`${name} is not signed in: ${ended.message}`);
    const { token: session } = ended;
    const soko = connectSoko({ url, token: session });
    const shopIn = (place: ShoppingPlace) => connectSoko({ url, token: session, ...place });
    return { name, does, password, soko, shopIn, accountId: (await soko.account.info()).id };
  }

  return {
    anyone,
    async signIn(account: Account): Promise<Person> {
      const { email, password = passwordOfDay } = account;
      const body = { login_type: 'manual' as const, email_or_phone: email, password };
      return finish(account, await anyone.auth.login({ body }));
    },
    async signUp(account: Account): Promise<Person> {
      const { name, email, phone } = account;
      return finish(account, await anyone.auth.signUp({ body: { name, email, phone, password: passwordOfDay } }));
    },
    /** Adds an authenticator app, whose first code proves the second factor of the session. */
    async addAuthenticator({ soko, name, password }: Person): Promise<void> {
      const { id, secret } = await soko.auth.beginAuthenticator({
        body: { name: `Phone of ${name}`, current_password: password },
      });
      await soko.auth.confirmAuthenticator({ params: { factor_id: id }, body: { code: codeAt(secret, now()) } });
    },
  };
}
