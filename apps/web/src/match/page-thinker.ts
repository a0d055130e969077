/** Thinks on the page itself: where workers are forbidden or have failed. Bots are loaded when they are first asked. */
import { askedOf, thinkInSlices, type Cast, type Pauses, type Thinker } from '@rankfall/bots/serving';

const pagePauses: Pauses = {
  now: () => performance.now(),
  soon: (run) => void setTimeout(run, 0),
};

export function pageThinker(load: () => Promise<Cast>): Thinker {
  let loading: Promise<Cast> | undefined;
  // A load that failed, without a connection perhaps, is tried again the next time.
  const cast = async (): Promise<Cast> => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    warm: () => void cast().catch(() => undefined),
    think({ chair, ...rest }, heard) {
      let stop: (() => void) | undefined;
      let isStopped = false;
      const begin = async (): Promise<void> => {
        try {
          const loaded = await cast();
          if (!isStopped) stop = thinkInSlices(loaded, askedOf(chair, rest), pagePauses, heard);
        } catch (error) {
          if (!isStopped) heard.failed(String(error));
        }
      };
      void begin();
      return () => {
        isStopped = true;
        stop?.();
      };
    },
  };
}
