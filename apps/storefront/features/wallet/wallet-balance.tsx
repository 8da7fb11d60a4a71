import type { ReplyOf } from 'market/calls/endpoint';
import type { walletContract } from 'market/wallet/wallet.contract';
import { useEffect, useState } from 'react';
import { useMoney } from '#features/config/use-money.ts';

type Wallet = ReplyOf<(typeof walletContract)['transactions']>;

/** The wallet balance, loaded when it is shown; empty until then, and if it cannot be loaded. */
export function WalletBalance({ className }: { className?: string | undefined }) {
  const [wallet, setWallet] = useState<Wallet>();
  const money = useMoney(wallet?.currency);
  useEffect(() => {
    let isWanted = true;
    void balanceNow().then((found) => isWanted && setWallet(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return wallet && <span className={className}>{money(wallet.balance)}</span>;
}

async function balanceNow(): Promise<Wallet | undefined> {
  const { walletApi } = await import('./wallet-calls.ts');
  return walletApi.wallet.transactions({ query: { type: 'all', limit: 1, offset: 1 } }).catch(() => undefined);
}
