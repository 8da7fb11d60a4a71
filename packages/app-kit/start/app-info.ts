import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { useBusinessName } from '../calls/use-market-settings.ts';

export interface AppInfo {
  /** Its folder in `apps/` and its path on the server. */
  name: string;
  /** Its title in a market of this name, such as `Soko Store`. */
  title: (business: string) => MessageDescriptor;
  /** Whom it is for, in a few words, under the title of the sign-in. */
  audience: ReactNode;
  /** Where a person without an account applies: a page of the storefront. */
  apply?: { text: ReactNode; path: string };
  /** Stands in place of the sign-in, which it gets as its children, where a device signs people in otherwise. */
  gate?: ComponentType<{ children: ReactNode }>;
  /** Another way in below the sign-in: a page of the application. */
  another?: { text: ReactNode; to: string };
  /** `large` for thumbs and gloves: nothing that can be pressed is below 56 px. */
  touch?: 'normal' | 'large';
}

export const AppInfoContext = createContext<AppInfo | undefined>(undefined);

/** Returns the description of the application that runs. */
export function useAppInfo(): AppInfo {
  const info = use(AppInfoContext);
  if (!info) throw new Error('No application has been started');
  return info;
}

/** Returns the title of the application, with the name of the market. */
export function useAppTitle(): string {
  const { i18n } = useLingui();
  const { title } = useAppInfo();
  return i18n._(title(useBusinessName()));
}
