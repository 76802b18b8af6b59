'use client';

import { useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/failures/api-error';
import { sendFile } from '@/lib/client/upload/send-file';
import type { FileReference } from '@/lib/contract/file';
import { errorCodes } from '@/lib/domain/error-codes';
import { FailedCallContext } from '@/lib/query/context/failed-call-context';
import { failureText } from '@/lib/text/errors';
import { fileProblem } from './file-problem';

export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'saving' | 'failed';
  /** The share that has been sent, from 0 to 1. */
  progress: number;
  problem?: string | undefined;
  /** False where another try of the same file could only fail again. */
  canRetry?: boolean;
  /** Set once it is sent; another try then only saves it. */
  reference?: FileReference;
};

type Options = {
  /** How many more files fit. */
  free: number;
  /** Takes an upload over; what it rejects with is shown beside the file. */
  save: (reference: FileReference) => Promise<void> | void;
};

/** Uploads that are sent at the same time; the others wait. */
const atOnce = 3;
let lastId = 0;

const refusalsOfFiles = new Set<number>([errorCodes.fileTypeRefused, errorCodes.fileEmpty]);
const isAboutTheFile = (error: unknown) => error instanceof ApiError && refusalsOfFiles.has(error.code);

/** Uploads of a form or a page: each is sent once it is added, shows its progress, and can be cancelled and tried again (MEET-05). */
export function useUploads({ free, save }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const onFailedCall = useContext(FailedCallContext);
  const saveNow = useEffectEvent(save);

  const change = useCallback((id: number, part: Partial<Upload>) => {
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }, []);
  const drop = useCallback((id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((list) => list.filter((upload) => upload.id !== id));
  }, []);

  /** Answers how many of them did not fit. */
  const add = (files: readonly File[]): number => {
    const places = Math.max(0, free - uploads.length);
    const added = files.slice(0, places).map((file): Upload => {
      const problem = fileProblem(file);
      lastId += 1;
      return {
        id: lastId,
        file,
        state: problem ? 'failed' : 'waiting',
        progress: 0,
        problem,
        canRetry: problem === undefined,
      };
    });
    if (added.length > 0) setUploads((list) => [...list, ...added]);
    return files.length - added.length;
  };
  const retry = (id: number) => change(id, { state: 'waiting', problem: undefined, progress: 0 });

  useEffect(() => {
    const begin = async ({ id, file, reference: sent }: Upload) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      change(id, { state: 'sending' });
      let isSent = sent !== undefined;
      try {
        const onProgress = (progress: number) => change(id, { progress });
        const reference = sent ?? (await sendFile(file, { signal, onProgress }));
        isSent = true;
        change(id, { state: 'saving', progress: 1, reference });
        await saveNow(reference);
        drop(id);
      } catch (error) {
        if (signal.aborted) return;
        if (!isSent && error instanceof Error) onFailedCall(error);
        running.current.delete(id);
        const problem = failureText(isSent ? 'fileLink' : 'fileUpload', error);
        change(id, { state: 'failed', problem, canRetry: !isAboutTheFile(error) });
      }
    };
    const waiting = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const upload of waiting.slice(0, Math.max(0, atOnce - running.current.size))) void begin(upload);
  }, [uploads, change, drop, onFailedCall]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  return { uploads, add, retry, drop, isBusy: uploads.some(({ state }) => state !== 'failed') };
}
