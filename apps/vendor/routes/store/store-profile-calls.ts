import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { CallRefused } from 'market/calls/client';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { type storePictures, vendorStoresContract } from 'market/stores/stores.vendor.contract';
import { toast } from 'ui/feedback/toast.ts';

const calls = createApiClient({ vendorStores: vendorStoresContract }).vendorStores;

export type StoreProfile = ReplyOf<typeof vendorStoresContract.profile>;
export type ProfileBody = BodyOf<typeof vendorStoresContract.setProfile>;
export type StorePicture = (typeof storePictures)[number];

export const profileQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-profile', storeId],
    queryFn: ({ signal }) => calls.profile({ params: { store_id: storeId }, signal }),
  });

/** Saves the fields of a profile [STO-093]. */
export function useSaveProfile(storeId: number) {
  const cached = useCachedProfile(storeId);
  return useMutation({
    mutationFn: (body: ProfileBody) => calls.setProfile({ params: { store_id: storeId }, body }),
    ...cached,
  });
}

/** A chosen picture, or null to remove the present one. */
export interface WantedPicture {
  picture: StorePicture;
  photo: Blob | null;
  /** The version of the profile on the page. */
  version: number;
}

/** Replaces or removes a picture of a store [STO-093]. */
export function useSavePicture(storeId: number) {
  const cached = useCachedProfile(storeId);
  return useMutation({
    mutationFn({ picture, photo, version }: WantedPicture) {
      const params = { store_id: storeId, picture };
      return photo ? calls.setPicture({ params, body: { version, photo } }) : calls.removePicture({ params });
    },
    ...cached,
  });
}

function useCachedProfile(storeId: number) {
  const queries = useQueryClient();
  const { queryKey } = profileQuery(storeId);
  return {
    onSuccess: (saved: StoreProfile) => void queries.setQueryData(queryKey, saved),
    onError(error: Error) {
      // Another person has changed it: the page shows what it is now once this is read.
      if (!(error instanceof CallRefused) || error.code !== 'changed_meanwhile') return;
      void queries.invalidateQueries({ queryKey });
      toast({ text: error.message, tone: 'warn', seconds: 5 });
    },
  };
}
