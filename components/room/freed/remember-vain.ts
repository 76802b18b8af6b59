'use client';

import { createContext, use } from 'react';
import type { VainSubject } from './vain-searches';

type Remember = (subject: VainSubject) => void;

export const RememberContext = createContext<Remember>(() => undefined);

/** Stores a search that found nothing (BEY-09). */
export const useRememberVain = (): Remember => use(RememberContext);
