import { Injectable } from '@nestjs/common';

/** An area that keeps rows which name clients. */
export interface ClientMover {
  /** Lets its rows name the other client, inside the caller's transaction. */
  moveClient(companyId: number, fromId: number, toId: number): Promise<void>;
}

/** By which a merge of clients reaches the rows of other areas, without this one knowing them. */
@Injectable()
export class ClientMoves {
  private readonly movers: ClientMover[] = [];

  /** Called once by each area that keeps such rows. */
  moveBy(mover: ClientMover): void {
    this.movers.push(mover);
  }

  async move(companyId: number, fromId: number, toId: number): Promise<void> {
    for (const mover of this.movers) await mover.moveClient(companyId, fromId, toId);
  }
}
