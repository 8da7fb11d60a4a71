import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openAuth, openAuthToFinish } from '#browser/open-auth.ts';
import { itemWith, lineOf } from '../../testing/known-items.ts';
import {
  button,
  entered,
  fakeApi,
  field,
  isIn,
  openSignIn,
  reply,
  secret,
  sentTo,
  setUpSignInTests,
  signInReply,
} from '../../testing/sign-in-under-test.tsx';

setUpSignInTests();

async function signIn() {
  await openSignIn({}, 'sign-in', { cart: [lineOf(itemWith())] });
  await field('Email/Phone').fill('bisi@demo.invalid');
  await secret('Password').fill('soko-demo');
  await button('Sign In').click();
  await isIn();
}

describe('after signing in', () => {
  it('[AUTH-122] [AUTH-125] the cart is read again, as that of the customer', async () => {
    fakeApi.answers.login = entered;
    fakeApi.answers.list = () => reply([lineOf(itemWith(), { quantity: 3 })]);
    await signIn();
    await expect.poll(() => fakeApi.calls.map(({ path }) => path)).toContain('/api/v1/cart/list');
  });

  it('[CHK-05] from the checkout leads back to it', async () => {
    fakeApi.answers.login = entered;
    await openSignIn({}, 'sign-in');
    openAuth('sign-in', '/checkout?page=cart');
    await field('Email/Phone').fill('bisi@demo.invalid');
    await secret('Password').fill('soko-demo');
    await button('Sign In').click();
    await expect.element(page.getByText('/checkout?page=cart')).toBeVisible();
  });

  it('[CHK-05] at an order that waits says that nothing of it is lost', async () => {
    fakeApi.answers.login = entered;
    await openSignIn({}, 'sign-in');
    openAuthToFinish('/checkout?page=cart');
    await expect.element(page.getByRole('dialog', { name: 'Sign in to finish' })).toBeVisible();
    await expect.element(page.getByText('Your cart and everything you entered are still here.')).toBeVisible();
    await field('Email/Phone').fill('bisi@demo.invalid');
    await secret('Password').fill('soko-demo');
    await button('Sign In').click();
    await expect.element(page.getByText('/checkout?page=cart')).toBeVisible();
  });

  describe('with a cart of another store', () => {
    const conflict = { from: 'Mama Ngozi Kitchen', to: 'Aliyu Suya Spot' };
    const question = page.getByRole('alertdialog', { name: 'Start a new cart?' });

    it('asks which of the two stays, and takes that of the guest', async () => {
      fakeApi.answers.login = () => reply(signInReply({ token: 'cookie', ticket: null, cart_conflict: conflict }));
      fakeApi.answers.merge = () => reply([]);
      await signIn();
      await expect.element(question.getByText('Mama Ngozi Kitchen')).toBeVisible();
      await expect.element(question.getByText('Aliyu Suya Spot')).toBeVisible();
      await button('Clear and add').click();
      await expect.element(question).not.toBeInTheDocument();
      expect(sentTo('merge')).toEqual([{ keep: 'guest' }]);
    });

    it('asks which of the two stays, and keeps both as baskets', async () => {
      fakeApi.answers.login = () => reply(signInReply({ token: 'cookie', ticket: null, cart_conflict: conflict }));
      fakeApi.answers.merge = () => reply([]);
      await signIn();
      await button('Start another basket').click();
      await expect.element(question).not.toBeInTheDocument();
      expect(sentTo('merge')).toEqual([{ keep: 'both' }]);
    });

    it('asks which of the two stays, and keeps that of the customer', async () => {
      fakeApi.answers.login = () => reply(signInReply({ token: 'cookie', ticket: null, cart_conflict: conflict }));
      fakeApi.answers.merge = () => reply([]);
      await signIn();
      await button('Keep my cart').click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.poll(() => sentTo('merge')).toEqual([{ keep: 'mine' }]);
    });
  });
});
