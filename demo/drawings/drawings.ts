import { clothes } from './clothes.ts';
import { devices } from './devices.ts';
import { dishesWithStew } from './dishes-with-stew.ts';
import { drinks } from './drinks.ts';
import { groceries } from './groceries.ts';
import { householdGoods } from './household-goods.ts';
import type { Drawings } from './paint.ts';
import { pharmacyGoods } from './pharmacy-goods.ts';
import { snacks } from './snacks.ts';

/** Every drawing of the catalogue, by its image key. */
export const drawings: Drawings = { ...dishesWithStew, ...snacks, ...drinks, ...groceries, ...pharmacyGoods, ...clothes, ...householdGoods, ...devices };
