package org.chatrang.events;

/** What happened to a game: the part of a game event that its kind decides. */
public sealed interface GameFact
        permits GameScheduled,
                GameStarted,
                MoveSeen,
                MoveWithdrawn,
                MoveCompleted,
                ClockRead,
                PlacementSeen,
                ResultGesture,
                DrawOffered,
                DrawAnswered,
                Resigned,
                DrawClaimed,
                FlagClaimed,
                PlayerArrived,
                DeadlineReached,
                AnalysisCompleted,
                RulingMade,
                BoardFault,
                GameClosed,
                UnknownFact {}
