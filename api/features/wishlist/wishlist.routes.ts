import type { Contract } from 'market/contract';
import type { Handlers } from '#http/bind.ts';
import type { ApiNeeds } from '#http/needs.ts';

export const wishlistRoutes = (_needs: ApiNeeds): Handlers<Contract['wishlist']> => ({}) as never;
