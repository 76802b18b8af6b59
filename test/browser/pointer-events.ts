/** jsdom has no PointerEvent: React then sees neither the position nor the kind of pointer. */
export function givePointerEvents(): void {
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType: string;
    readonly pointerId: number;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
      this.pointerId = init.pointerId ?? 0;
    }
  } as unknown as typeof PointerEvent;
}
